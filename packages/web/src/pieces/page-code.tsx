import { useEffect, useState } from 'react'
import './page-code.css'

/** The address of a page as a code to scan with a phone. */
export const PageCode = ({ address, label }: { readonly address: string; readonly label: string }) => {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void import('qrcode').then(async ({ toString }) => {
      const svg = await toString(address, { type: 'svg', margin: 2, color: { dark: '#23170cff', light: '#fffdf6ff' } })
      if (!gone) setPicture(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
    })
    return () => {
      gone = true
    }
  }, [address])
  useEffect(() => () => void (picture !== null && URL.revokeObjectURL(picture)), [picture])
  return picture === null ? (
    <span className="page-code" />
  ) : (
    <img className="page-code" src={picture} alt={label} data-address={address} width="132" height="132" />
  )
}
