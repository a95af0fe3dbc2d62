import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** As a page that is loaded anew, beside what its browser has kept. */
const loaded = async () => {
  vi.resetModules()
  return import('./preferences.ts')
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('what somebody prefers on this device', () => {
  test('is the usual until they say otherwise, and outlives the page', async () => {
    const { pace, strength, textSize } = await loaded()
    expect([pace.now(), strength.now(), textSize.now()]).toEqual(['calm', 'club', 'usual'])
    pace.set('atOnce')
    strength.set('master')
    textSize.set('largest')
    const again = await loaded()
    expect([again.pace.now(), again.strength.now(), again.textSize.now()]).toEqual(['atOnce', 'master', 'largest'])
  })

  test('what was wished for under a name of before is wished for still', async () => {
    localStorage.setItem('menagerie.strength', 'search')
    const { strength } = await loaded()
    expect(strength.now()).toBe('master')
  })

  test('is told to who listens, and to nobody who left', async () => {
    const { pace } = await loaded()
    const heard: string[] = []
    const leave = pace.subscribe(() => heard.push(pace.now()))
    pace.set('brisk')
    leave()
    pace.set('calm')
    expect(heard).toEqual(['brisk'])
  })

  test('is the usual where nonsense was kept, and lives as long as the page where nothing is kept', async () => {
    localStorage.setItem('menagerie.pace', 'never')
    const { pace } = await loaded()
    expect(pace.now()).toBe('calm')
    vi.stubGlobal('localStorage', undefined)
    const { strength } = await loaded()
    expect(strength.now()).toBe('club')
    strength.set('master')
    expect(strength.now()).toBe('master')
  })
})
