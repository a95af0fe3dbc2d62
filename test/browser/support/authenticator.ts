import type { Page } from 'playwright-core'

/** As the browser's own protocol has it; keys as base64. */
export interface Passkey {
  readonly credentialId: string
  readonly isResidentCredential: boolean
  readonly privateKey: string
  readonly signCount: number
  readonly rpId?: string
  readonly userHandle?: string
}

/** Chromium's own authenticator in place of a phone: it keeps passkeys, and its owner is always there and known. */
export interface Authenticator {
  readonly passkeys: () => Promise<readonly Passkey[]>
  /** As a password manager does that is signed in here too. */
  readonly take: (passkeys: readonly Passkey[]) => Promise<void>
}
export const openAuthenticator = async (page: Page): Promise<Authenticator> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    take: async (passkeys) => {
      for (const credential of passkeys) await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}
