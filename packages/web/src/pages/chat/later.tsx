import type { Frame, Lobby } from '@menagerie/protocol'
import { Suspense } from 'react'
import { later } from '../../later.ts'
import { useChat } from '../../wire/hooks.ts'
import { isHere } from '../../wire/here-id.ts'
import { standing } from '../match-scene/scene.ts'
import { useInvite } from '../replay/address.ts'
import './at-lobby.css'

/** Not needed where nobody talks. */
const ChatButton = later(() => import('./chat-button.tsx').then((module) => module.ChatButton))

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

/** At a table that waits: who sits there with somebody else talks already. */
export const LobbyChat = ({ lobby }: { readonly lobby: Lobby }) => {
  const people = lobby.seats.filter(({ kind, taken }) => kind === 'human' && taken)
  if (isHere(lobby.id) || people.length < 2 || !people.some(({ you }) => you)) return null
  return (
    <div className="chat-at-lobby">
      <Suspense>
        <ChatButton table={lobby.id} invite={null} seated over={false} />
      </Suspense>
    </div>
  )
}
