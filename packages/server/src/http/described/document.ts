import { ErrorBody } from '@menagerie/protocol'
import { z } from 'zod'
import { type Described, ROUTES, type Scope } from './routes.ts'

type Json = Readonly<Record<string, unknown>>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** `/api/tables/:id` as the document writes it, and the names in it. */
const pathOf = (route: string): { readonly path: string; readonly names: readonly string[] } => ({
  path: route.replace(/:(\w+)/g, '{$1}'),
  names: [...route.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
})

const inQuery = (query: z.ZodType | undefined): readonly Json[] => {
  const { properties = {} } = (query === undefined ? {} : schemaOf(query, 'input')) as { properties?: Json }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

/** None: anybody. A token's scope stands with it, as OAuth would have it. */
const SECURITY: Readonly<Record<Scope, readonly Json[]>> = {
  anybody: [],
  person: [{ cookie: [] }],
  read: [{ cookie: [] }, { token: ['read'] }, { token: ['play'] }],
  play: [{ cookie: [] }, { token: ['play'] }],
  host: [{ host: [] }],
}

const answerOf = (answer: Described['answer']): Json =>
  typeof answer === 'string'
    ? { description: answer }
    : { description: 'Done.', content: { 'application/json': { schema: schemaOf(answer, 'output') } } }

const operationOf = ({ summary, scope, query, body, answer }: Described, names: readonly string[]): Json => ({
  summary,
  security: SECURITY[scope],
  parameters: [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...inQuery(query),
  ],
  ...(body === undefined
    ? {}
    : { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
  responses: {
    [answer === 'a WebSocket' ? '101' : '200']: answerOf(answer),
    default: { description: 'Refused, with a code.', content: { 'application/json': { schema: { $ref: REFUSAL } } } },
  },
})

const REFUSAL = '#/components/schemas/Refusal'

/** All routes as OpenAPI 3.1, whose schemas are those that read the requests. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, described] of Object.entries(ROUTES)) {
    const [method = '', route = ''] = name.split(' ')
    const { path, names } = pathOf(route)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(described, names) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Menagerie', version: '1', description: 'Monster tabletop games with hidden cards.' },
    paths,
    components: {
      schemas: { Refusal: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'menagerie.session_token' },
        host: { type: 'http', scheme: 'bearer', description: 'The ADMIN_TOKEN of the house.' },
        token: { type: 'http', scheme: 'bearer', description: 'Of POST /api/me/tokens; scopes read and play.' },
      },
    },
  }
}
