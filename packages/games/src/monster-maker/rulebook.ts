import type { Rule } from '@menagerie/engine'

export const rulebook: readonly Rule[] = []
