import { defineConfig } from 'vite'
import { drawnByPreact } from '../src/preact/drawn-by-preact.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [drawnByPreact],
  build: { outDir: '../dist/workshop', emptyOutDir: true },
})
