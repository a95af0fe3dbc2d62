import { Setting } from '../../pieces/settings.tsx'
import { purposes } from '../../preferences.ts'
import { PURPOSE_WORDS } from './words.ts'

/** Whether decisions say what they are for. */
export const PurposeSetting = () => <Setting of="setting" words={PURPOSE_WORDS} preference={purposes} />
