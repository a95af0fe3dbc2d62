import type { Frame, Lobby } from '@menagerie/protocol'
import { Suspense, lazy } from 'react'
import { wordsReady } from '../../i18n.ts'
import { useChat } from '../../wire/hooks.ts'
import { isHere } from '../../wire/here-id.ts'
import { standing } from '../match-scene/scene.ts'
import { useInvite } from '../replay/address.ts'

/** Not needed where nobody talks. */
const ChatButton = lazy(async () => {
  const { ChatButton: button } = await import('./chat-button.tsx')
  await wordsReady()
  return { default: button }
})

/** In the rail of a match of the server with somebody to talk to: who sits there with other people, or looks on. */
export const MatchChat = ({ lobby, frame }: { readonly lobby: Lobby; readonly frame: Frame }) => {
  const invite = useInvite(lobby)
  const { remarks } = useChat(lobby.id)
  const { seat, outcome } = standing(frame)
  const others = lobby.seats.filter(({ kind, you }) => kind === 'human' && !you).length
  if (isHere(lobby.id) || (others === 0 && remarks.length === 0)) return null
  return (
    <Suspense>
      <ChatButton table={lobby.id} invite={invite} seated={seat !== null} over={outcome !== null} />
    </Suspense>
  )
}
