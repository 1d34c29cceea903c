import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery alone: `npx vite --config ui/gallery/vite.config.ts` shows every primitive in both themes. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  server: { port: 4511, strictPort: true },
  preview: { port: 4511, strictPort: true },
  build: { outDir: '../../.build/gallery', emptyOutDir: true },
})
