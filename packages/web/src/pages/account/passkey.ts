import type { Account, Entered } from '@menagerie/protocol'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { enterByPasskey, keepPasskey, passkeyToAsk, passkeyToMake } from './requests.ts'

/** The person, or their device, did not want to. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** Where the browser lets a page have them: it must know them, and the page must come by https or from this device. */
export const passkeysWork = (): boolean => isSecureContext && browserSupportsWebAuthn()

const unlessCancelled = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch {
    throw new Cancelled()
  }
}

/** Asks the browser for a new passkey, and the server to keep it. */
export const makePasskey = async (): Promise<Account> => {
  const optionsJSON = (await passkeyToMake()) as PublicKeyCredentialCreationOptionsJSON
  return keepPasskey(await unlessCancelled(startRegistration({ optionsJSON })))
}

export const signInByPasskey = async (bring: boolean): Promise<Entered> => {
  const optionsJSON = (await passkeyToAsk()) as PublicKeyCredentialRequestOptionsJSON
  return enterByPasskey(await unlessCancelled(startAuthentication({ optionsJSON })), bring)
}
