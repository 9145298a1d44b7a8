import '../src/tokens.css'
import '../src/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Story } from './story.tsx'
import { Workshop } from './workshop.tsx'

const found = import.meta.glob<Story>('../src/*.story.tsx', { eager: true, import: 'story' })
/** Each story has the name of its file. */
const stories = Object.entries(found)
  .map(([path, story]) => ({ ...story, id: path.slice('../src/'.length, -'.story.tsx'.length) }))
  .toSorted((a, b) => a.title.en.localeCompare(b.title.en))

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root element')
createRoot(root).render(
  <StrictMode>
    <Workshop stories={stories} />
  </StrictMode>,
)
