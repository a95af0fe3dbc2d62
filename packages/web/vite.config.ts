import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { artPlugin } from './build/art-plugin.ts'
import { offlinePlugins } from './build/offline-plugin.ts'
import { sourcesPlugin } from './build/sources-plugin.ts'
import { leanFonts } from './build/lean-fonts.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { fence } from './build/fence.ts'
import { roomsPlugin } from './build/rooms-plugin.ts'

/** Every text file twice more, as small as it gets: the server sends what the browser can read. */
const smaller = compression({ include: /\.(?:js|css|svg|html|webmanifest)$/, threshold: 1024 })

export default defineConfig({
  plugins: [sourcesPlugin(), roomsPlugin(), react(), artPlugin(), preloadFonts(), offlinePlugins(), smaller],
  css: { postcss: { plugins: [leanFonts, fence] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    /** The page allows no inline data but small images; fonts and pictures stay files that are cached for good. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    /**
     * What the first page needs is one file: thirty small ones are thirty requests before anything can be pressed. What
     * all boards share is another: in two dozen files it is a tenth larger.
     */
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /\/web\/src\/(?:pieces\/|boards\/[\w-]+\.tsx?$)/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [sourcesPlugin()] },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env['MENAGERIE_SERVER'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
})
