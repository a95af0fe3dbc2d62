import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/store/schema.ts', './src/store/chat-schema.ts', './src/store/rating-schema.ts'],
  out: './migrations',
})
