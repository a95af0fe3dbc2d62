import { MAPS, boardBox, charactersText, mapText, treasuresText } from '@menagerie/games/dragon-treasure'

/** The sets supplied as text, to begin from. */
export const template = (option: string): string => {
  if (option === 'map') return mapText(MAPS.standard)
  const completed = boardBox.complete({}, null)
  if (!completed.ok) return ''
  const { characters, treasures } = completed.value
  return option === 'characters' ? charactersText(characters) : treasuresText(treasures)
}
