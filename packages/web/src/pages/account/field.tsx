import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly kind: 'email' | 'password'
  /** What password managers are to fill in. */
  readonly fills: 'username' | 'email' | 'current-password' | 'new-password'
}

/** Characters that an address and a password may have. */
const LONGEST = { email: 254, password: 128 } as const

/** A line for an address or a password. */
export const Line = ({ label, value, onChange, kind, fills }: Props) => (
  <TextField
    className="field"
    type={kind}
    value={value}
    onChange={onChange}
    maxLength={LONGEST[kind]}
    autoComplete={fills}
  >
    <Label>{label}</Label>
    <Input />
  </TextField>
)
