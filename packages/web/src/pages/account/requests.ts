import type {
  Account,
  Entered,
  LinkLook,
  LinkSent,
  MailLanguage,
  NoticeWishes,
  NoticeWishesRequest,
  PushState,
} from '@menagerie/protocol'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { ask } from '../../wire/remote.ts'

/* What is asked of the server about oneself; no other page does. */

const KEY = ['account'] as const
export const accountKey = (): readonly string[] => KEY

export const useAccount = (): UseQueryResult<Account> =>
  useQuery({ queryKey: KEY, queryFn: () => ask<Account>('GET', '/api/me/account'), staleTime: 0 })

const WISHES = ['notices'] as const
export const useWishes = (): UseQueryResult<NoticeWishes> =>
  useQuery({
    queryKey: WISHES,
    queryFn: () => ask<NoticeWishes>('GET', '/api/me/notices'),
    staleTime: 0,
  })
/** Shows a wish at once and has it kept; wishes are sent one after the other, so that the last is what stays. */
export const useWish = (): UseMutationResult<NoticeWishes, Error, NoticeWishesRequest> => {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: WISHES,
    scope: { id: 'notices' },
    // Without a network it fails and is told, as all else does; it would wait, and nobody would know.
    networkMode: 'always',
    mutationFn: (wishes) => ask<NoticeWishes>('POST', '/api/me/notices', wishes),
    onMutate: async ({ mail, quietFrom, quietUntil }) => {
      // What was asked before would be shown over it.
      await cache.cancelQueries({ queryKey: WISHES })
      cache.setQueryData<NoticeWishes>(WISHES, (now) => now && { ...now, mail, quietFrom, quietUntil })
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: WISHES }) === 1) await cache.invalidateQueries({ queryKey: WISHES })
    },
  })
}

const PUSH = ['push'] as const
export const pushKey = (): readonly string[] => PUSH
export const usePush = (): UseQueryResult<PushState> =>
  useQuery({ queryKey: PUSH, queryFn: () => ask<PushState>('GET', '/api/me/push'), staleTime: 0 })

export const ownData = (): Promise<object> => ask<object>('GET', '/api/me/data')

export const passkeyToMake = (): Promise<unknown> => ask('POST', '/api/me/passkeys/options', {})
export const keepPasskey = (response: unknown): Promise<Account> => ask('POST', '/api/me/passkeys', { response })
export const dropPasskey = (id: string): Promise<Account> => ask('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`)
export const passkeyToAsk = (): Promise<unknown> => ask('POST', '/api/auth/passkey/options', {})
export const enterByPasskey = (response: unknown, bring: boolean): Promise<Entered> =>
  ask('POST', '/api/auth/passkey', { response, bring })

export const enterByPassword = (email: string, password: string, bring: boolean): Promise<Entered> =>
  ask('POST', '/api/auth/password', { email, password, bring })
export const setPassword = (password: string): Promise<Account> => ask('POST', '/api/me/password', { password })

/** To whoever reads the mail of this address; `own`: for the account one is signed in to. */
export const sendLink = (
  email: string,
  language: MailLanguage,
  { own }: { readonly own: boolean },
): Promise<LinkSent> => ask('POST', own ? '/api/me/email' : '/api/auth/link', { email, language })
export const lookAtLink = (token: string): Promise<LinkLook> => ask('POST', '/api/auth/link/look', { token })
export const takeLink = (token: string, bring: boolean): Promise<Entered> =>
  ask('POST', '/api/auth/link/use', { token, bring })

export const endSession = (id: string): Promise<Account> => ask('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`)
export const endOtherSessions = (): Promise<Account> => ask('POST', '/api/me/sessions/end-others', {})
export const signOut = (): Promise<unknown> => ask('POST', '/api/auth/sign-out', {})
