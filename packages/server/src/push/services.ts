import { lookup } from 'node:dns'
import { BlockList, type LookupFunction, isIPv4 } from 'node:net'

/** Where browsers have their messages held for them: Chrome and its kin, Firefox, Edge and Safari. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'] as const
const SERVICE_FAMILIES = ['.notify.windows.com', '.push.apple.com'] as const

/** For trials alone: one push service of this machine beside those of the world. */
export interface PushTrial {
  /** `https://` and a loopback address with its port. */
  readonly origin: string
  /** The certificate it shows, PEM; null: one that this machine trusts. */
  readonly ca: string | null
}

/** Whether an address is one of this machine, as a trial may name it. */
export const isLoopback = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(address)
  const isBare = [pathname, search, hash, username, password].join('') === '/'
  return protocol === 'https:' && isBare && /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname)
}

/** Whether messages may be sent there: nobody but a push service is spoken to, and by nothing but https. */
export const isPushService = (endpoint: string, trial: PushTrial | null): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  if (trial !== null && origin === new URL(trial.origin).origin) return true
  const isKnown =
    SERVICES.some((one) => one === hostname) || SERVICE_FAMILIES.some((family) => hostname.endsWith(family))
  return isKnown && port === ''
}

/** Networks that are not of the Internet, by IANA's registries of special addresses; of IPv6 all is but what is given out (2000::/3). */
const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

export const isOfInternet = (address: string): boolean =>
  isIPv4(address) ? !inner.check(address, 'ipv4') : outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')

/** A name that leads into a network of the house leads nowhere, whoever has made it do so. */
export const lookupOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 4)
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isOfInternet(address)))
      return done(Object.assign(new Error('a push service of no Internet address'), { code: 'EPUSHINSIDE' }), '', 4)
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}
