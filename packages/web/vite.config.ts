import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { alone } from './build/alone.ts'
import { artPlugin } from './build/art-plugin.ts'
import { atOnce } from './build/at-once.ts'
import { offlinePlugins } from './build/offline-plugin.ts'
import { sourcesPlugin } from './build/sources-plugin.ts'
import { leanFonts } from './build/lean-fonts.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { fence } from './build/fence.ts'
import { roomsPlugin } from './build/rooms-plugin.ts'

/**
 * Every text file twice more: the server sends what the browser can read. Brotli's last step of eleven is two per cent smaller
 * and takes three times as long, on every machine that builds.
 */
const smaller = compression({
  include: /\.(?:js|css|svg|html|webmanifest)$/,
  threshold: 1024,
  algorithms: [
    defineAlgorithm('gzip', { level: 9 }),
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ],
})

/** Pages that nobody passes on the way to a decision fetch what they need when they are opened: the first file names none of it. */
const onTheWay = (file: string, needed: string[]): string[] =>
  /\/(?:match|table|new-table|board-box|home|monst|double|dragon)[\w-]*\.js$/.test(file) ? needed : []

/** What every match shows before its first decision: in a dozen files it is a tenth larger. */
const WITH_A_MATCH =
  /\/web\/src\/(?:pages\/(?:match(?:-scene|-words)?[./]|table\.|use-room|trouble|claims|(?:again|chat)\/(?:later|own)|purpose\/(?:purposes|decided|purpose\.)|replay\/address)|sound\/sound-switch)/

/** What all boards share, of their own and of the engine's. */
const WITH_A_TABLE =
  /\/web\/src\/(?:pieces\/|boards\/[\w-]+\.tsx?$)|\/engine\/(?:src|dist)\/(?:canonical|completing|interned|inspector|refusal|words)\./

/** All but the files workers begin with. */
const BESIDE_A_WORKER = /^(?!.*\/worker\.ts$)/

/** How long each plugin took is no news to somebody who starts a house on a slow machine. */
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [sourcesPlugin(), roomsPlugin(), react(), artPlugin(), preloadFonts(), offlinePlugins(), atOnce(), smaller],
  css: { postcss: { plugins: [leanFonts, fence] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    /** The page allows no inline data but small images; fonts and pictures stay files that are cached for good. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: onTheWay },
    reportCompressedSize: false,
    /**
     * What the first page needs is one file: thirty small ones are thirty requests before anything can be pressed. What
     * all boards share is another: in two dozen files it is a tenth larger.
     */
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'table', test: WITH_A_TABLE, minShareCount: 4, priority: 1 },
            { name: 'match', test: WITH_A_MATCH, priority: 1 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [sourcesPlugin(), atOnce(), alone()],
    // What a worker shares with what it fetches later is a file of its own: `alone` says why.
    rolldownOptions: {
      checks,
      output: { codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'], test: BESIDE_A_WORKER }] } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env['MENAGERIE_SERVER'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
})
