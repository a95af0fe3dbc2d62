/** Written by build/art-plugin.ts. */
declare module 'virtual:art' {
  /** Folder of all drawn pictures, with a hash of their content in its name. */
  export const ART: string
}
