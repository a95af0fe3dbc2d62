import { once } from 'node:events'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type Abused, type Abusing, abuseHouse } from './abusers.ts'

/*
 * Greedy guests in a thread of their own: they would be at other machines, and what they have to read is not to keep those
 * waiting whose waits are measured.
 */

type Given = Omit<Abusing, 'signal'>

/** The same as `abuseHouse`, but for what it answers: what has come of it, once all have stopped. */
export const abuseApart = async ({ signal, ...given }: Abusing): Promise<Abused['abuses']> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: given })
  const stop = (): void => worker.postMessage('stop')
  signal.addEventListener('abort', stop, { once: true })
  const [abuses] = (await once(worker, 'message')) as [Abused['abuses']]
  await worker.terminate()
  return abuses
}

if (!isMainThread && parentPort !== null) {
  const stop = new AbortController()
  parentPort.once('message', () => stop.abort())
  const { abuses, ended } = abuseHouse({ ...(workerData as Given), signal: stop.signal })
  await ended
  parentPort.postMessage(abuses)
}
