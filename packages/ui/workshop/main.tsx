import '../src/tokens.css'
import '../src/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Story } from './story.tsx'
import { Workshop } from './workshop.tsx'

const found = import.meta.glob<Story>('../src/*.story.tsx', { eager: true, import: 'story' })
const stories = Object.values(found).toSorted((a, b) => a.title.localeCompare(b.title))

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Workshop stories={stories} />
  </StrictMode>,
)
