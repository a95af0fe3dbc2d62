import { EmptyRequest, QuietRequest, Quiets, ReportRequest, Reported, Said, SayRequest } from '@menagerie/protocol'
import type { Described } from './routes.ts'

/** What people say at tables. A program may speak for its person; whom they do not want to hear is theirs alone. */
export const CHAT_ROUTES: Readonly<Record<string, Described>> = {
  'POST /api/tables/:id/remarks': {
    summary: 'Says something to those of one’s own side: who sits there, or who looks on.',
    scope: 'play',
    body: SayRequest,
    answer: Said,
  },
  'POST /api/tables/:id/report': {
    summary: 'Tells the host of something that was said.',
    scope: 'person',
    body: ReportRequest,
    answer: Reported,
  },
  'POST /api/tables/:id/quiet': {
    summary: 'Mutes or blocks somebody at the table.',
    scope: 'person',
    body: QuietRequest,
    answer: Quiets,
  },
  'GET /api/me/quiets': { summary: 'Whom whoever asks has muted or blocked.', scope: 'person', answer: Quiets },
  'DELETE /api/me/quiets/:id': {
    summary: 'Hears or meets somebody again.',
    scope: 'person',
    body: EmptyRequest,
    answer: Quiets,
  },
}
