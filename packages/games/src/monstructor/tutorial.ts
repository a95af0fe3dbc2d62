import type { Lesson } from '@menagerie/engine'

export const tutorial: readonly Lesson[] = []
