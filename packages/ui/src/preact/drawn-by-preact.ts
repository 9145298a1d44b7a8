import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** For every configuration of Vite: Preact draws what is written for React, in a small part of its size (decision 0030). */
export const drawnByPreact: Plugin = {
  name: 'drawn-by-preact',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react$/, replacement: 'preact/compat' },
        { find: /^react-dom$/, replacement: fileURLToPath(new URL('react-dom.ts', import.meta.url)) },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      ],
    },
    build: {
      rolldownOptions: {
        // 'use client' of libraries: it says nothing where there are no others.
        onwarn: (warning, tell) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') tell(warning)
        },
      },
    },
  }),
}
