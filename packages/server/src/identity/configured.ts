import { randomInt } from 'node:crypto'
import { getAuthenticatorName, passkey } from '@better-auth/passkey'
import { LIMITS } from '@menagerie/protocol'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { anonymous } from 'better-auth/plugins/anonymous'
import { z } from 'zod'
import type { Db } from '../store/database.ts'
import { adapterFor } from './adapter.ts'

export interface LibraryOptions {
  readonly db: Db
  readonly secret: string
  /** As browsers see it; cookies are `Secure` when it begins with https. */
  readonly publicUrl: string
  /** Passkeys are for pages of this origin alone; null: for pages of whatever port the browser calls this host by. */
  readonly origin: string | null
}

const YEAR = 365 * 24 * 3600
/** Somebody alone must be able to use a passkey of theirs: by a finger, a face or a number. */
const mustBeThem = ({ userVerified }: { readonly userVerified: boolean }): void => {
  if (!userVerified) throw new APIError('UNAUTHORIZED')
}

const Asked = z.object({ userId: z.string() })

/** Ends of the library's own, so that what it does to sessions and passwords is done by it alone. */
const ends = {
  id: 'house',
  endpoints: {
    openSession: createAuthEndpoint('/house/open', { method: 'POST', body: Asked }, async (ctx) => {
      const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
      if (user === null) throw new APIError('UNAUTHORIZED')
      const session = await ctx.context.internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ session, user })
    }),
    keepPassword: createAuthEndpoint(
      '/house/password',
      { method: 'POST', body: Asked.extend({ password: z.string() }) },
      async ({ context, body: { userId, password }, json }) => {
        const hash = await context.password.hash(password)
        const accounts = await context.internalAdapter.findAccounts(userId)
        if (accounts.some(({ providerId }) => providerId === 'credential'))
          await context.internalAdapter.updatePassword(userId, hash)
        else
          await context.internalAdapter.linkAccount({
            userId,
            providerId: 'credential',
            accountId: userId,
            password: hash,
          })
        return json({ kept: true })
      },
    ),
  },
}

/** The library as the house wants it. */
export const configured = ({ db, secret, publicUrl, origin }: LibraryOptions) =>
  betterAuth({
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    database: adapterFor(db),
    // How fresh a session must be is for the house to say: guests need none that is.
    session: { expiresIn: YEAR, updateAge: 24 * 3600, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordLeast,
      maxPasswordLength: LIMITS.passwordMost,
    },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid',
        generateName: () => `Guest ${randomInt(1000, 10_000)}`,
        // Their seats would go with them; the house moves those first.
        disableDeleteAnonymousUser: true,
      }),
      passkey({
        rpID: new URL(publicUrl).hostname,
        rpName: 'Menagerie',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification: { registrationInfo }, user }) => {
            mustBeThem(registrationInfo ?? { userVerified: false })
            return { userId: user.id, name: getAuthenticatorName(registrationInfo?.aaguid) ?? '' }
          },
        },
        authentication: {
          afterVerification: ({ verification: { authenticationInfo } }) => mustBeThem(authenticationInfo),
        },
      }),
      ends,
    ],
    advanced: {
      cookiePrefix: 'menagerie',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
