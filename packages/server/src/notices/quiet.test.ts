import { expect, test } from 'vitest'
import { isQuiet, isZone } from './quiet.ts'

const at = (hour: string): number => Date.parse(`2026-03-04T${hour}:30:00Z`)
const hours = (quietFrom: number, quietUntil: number, zone = 'UTC') => ({ quietFrom, quietUntil, zone })

test('it is quiet from the first hour until the other, over midnight too, in the zone that was said', () => {
  expect(['06', '07', '21', '22'].map((hour) => isQuiet(hours(7, 22), at(hour)))).toEqual([false, true, true, false])
  expect(['06', '07', '21', '22'].map((hour) => isQuiet(hours(22, 7), at(hour)))).toEqual([true, false, false, true])
  expect(['13', '22'].map((hour) => isQuiet(hours(22, 7, 'Asia/Tokyo'), at(hour)))).toEqual([true, false])
  expect(isQuiet(hours(5, 5), at('05'))).toBe(false)
})

test('a zone is one that this machine knows; with another the hours are those of Greenwich', () => {
  expect(['Asia/Tokyo', 'Europe/Berlin', 'Nowhere/Land', ''].map(isZone)).toEqual([true, true, false, false])
  expect(isQuiet(hours(22, 7, 'Nowhere/Land'), at('23'))).toBe(true)
})
