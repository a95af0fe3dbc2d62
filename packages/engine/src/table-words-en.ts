import type { Catalogue } from './text-room.ts'

/** Options of the table that are the same thing in every game (`table-options.ts`), in English. */
export const tableOptionsEn: Catalogue = {
  bankMinutes: {
    name: 'Minutes beside the clock',
    help: 'For the whole match, for each seat: used when the time of a decision is up. 0: none.',
  },
  absence: {
    name: 'Who stays away',
    help: 'When somebody is asked and not there while another person waits. A bot takes the seat after 2 minutes and gives it back; a match that only waits ends after 30 days.',
    choices: {
      bot: 'A bot plays until they are back',
      wait: 'The others wait',
      forfeit: 'They have given up',
      claim: 'The others may say they have given up',
    },
  },
  absenceAfter: {
    name: 'Away for how long',
    help: 'Counted from the question, or from when they were last there.',
    choices: {
      minutes5: '5 minutes',
      minutes30: '30 minutes',
      hours12: '12 hours',
      day1: '24 hours',
      days3: '3 days',
      days7: '7 days',
    },
  },
  spectatorDelay: {
    name: 'Those who look on see it late',
    help: 'While the match runs, they see it as it stood so many decisions before. When it is over, they see all of it.',
    choices: {
      off: 'As it happens',
      decisions4: '4 decisions late',
      decisions12: '12 decisions late',
      decisions30: '30 decisions late',
    },
  },
}
