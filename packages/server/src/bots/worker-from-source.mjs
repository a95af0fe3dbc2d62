import { register } from 'tsx/esm/api'

/* The worker for tests, which run from the sources; the product runs the built worker. */

register()
const { think } = await import('./worker.ts')
export { think }
