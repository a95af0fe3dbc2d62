import { type Viewer, filmOf, imaginedStart, writePosition } from '@menagerie/engine'
import { sha256Hex } from '@menagerie/fair'
import type { Lobby } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import { copyText } from '../../copy-text.ts'
import type { GameRoom } from '../../games.ts'
import { wordsReady } from '../../i18n.ts'
import { newKey } from '../../wire/chance.ts'
import type { Transport } from '../../wire/transport.ts'
import { POSITION } from './words.ts'

/* Fetched when a position is copied for the first time. */

/** Puts a position on the clipboard, null: there is none as nobody is asked. Gives what came of that, in words. */
export const copyPosition = async (
  t: TFunction,
  said: 'copied' | 'copiedSeen',
  text: string | null,
): Promise<string> => {
  await wordsReady()
  if (text === null) return t('over', { ns: POSITION })
  return t((await copyText(text)) ? said : 'copyFailed', { ns: POSITION })
}

/** Copies what a viewer sees of a running match: nothing they do not know is in it. */
export const copySeen = (t: TFunction, lobby: Lobby, viewer: Viewer, view: unknown): Promise<string> => {
  const position = imaginedStart(viewer, view, newKey())
  return copyPosition(t, 'copiedSeen', writePosition({ game: lobby.game, choices: lobby.choices, position }))
}

/** Copies the last position of a match that is over in which somebody was asked. */
export const copyLast = async (t: TFunction, transport: Transport, room: GameRoom, lobby: Lobby): Promise<string> => {
  const record = await transport.record(lobby.id)
  const box = await room.box()
  const film = box((whole) => filmOf(whole, record, sha256Hex))
  if (!film.ok) return t('copyFailed', { ns: POSITION })
  let last: string | null = null
  for (let at = film.value.length - 1; at >= 0 && last === null; at--) {
    const position = film.value.describe(at)
    if (position !== null) last = writePosition(position)
  }
  return copyPosition(t, 'copied', last)
}
