import { useEffect, useState } from 'react'
import { en_US } from '../src/kit.messages.en_US.ts'
import { zh_CN } from '../src/kit.messages.zh_CN.ts'
import { Logo } from '../src/mark.tsx'
import { Tabs } from '../src/tabs.tsx'
import { applyLook, type LookName, looks } from '../src/theme.ts'
import { Kit } from '../src/words.tsx'
import type { Say, Story } from './story.tsx'
import s from './workshop.module.css'

const languages = ['en-US', 'zh-CN'] as const
type Language = (typeof languages)[number]
const choices = { ...looks, language: languages }
type Choices = { [K in LookName]: (typeof looks)[K][number] } & { language: Language }

/** The address keeps the switches, so that a picture of any look has a link. */
function fromAddress(): Choices {
  const query = new URLSearchParams(location.search)
  const pick = <T extends string>(name: string, all: readonly [T, ...T[]]): T =>
    all.find((one) => one === query.get(name)) ?? all[0]
  return {
    theme: pick('theme', looks.theme),
    updown: pick('updown', looks.updown),
    density: pick('density', looks.density),
    language: pick('language', languages),
  }
}

export function Workshop({ stories }: { stories: readonly Story[] }) {
  const [now, setNow] = useState(fromAddress)
  useEffect(() => {
    applyLook('theme', now.theme)
    applyLook('updown', now.updown)
    applyLook('density', now.density)
    document.documentElement.lang = now.language
    history.replaceState(null, '', `?${new URLSearchParams(now)}${location.hash}`)
  }, [now])
  const say: Say = (en, zh) => (now.language === 'en-US' ? en : zh)
  return (
    <Kit locale={now.language} messages={now.language === 'en-US' ? en_US : zh_CN}>
      <header className={s['head']}>
        <Logo />
        <h1 className="sr">Workshop</h1>
        <Switches now={now} onChange={setNow} />
      </header>
      <main className={s['sheet']}>
        {stories.map((story) => (
          <StoryView key={story.title} story={story} say={say} />
        ))}
      </main>
    </Kit>
  )
}

const names = ['theme', 'language', 'updown', 'density'] as const

const Switches = ({ now, onChange }: { now: Choices; onChange: (next: Choices) => void }) => (
  <div className={s['switches']}>
    {names.map((name) => (
      <Tabs
        key={name}
        label={name}
        look="segmented"
        size="sm"
        items={choices[name].map((id) => ({ id, label: id }))}
        chosen={now[name]}
        onChange={(id) => onChange({ ...now, [name]: id })}
      />
    ))}
  </div>
)

const StoryView = ({ story, say }: { story: Story; say: Say }) => (
  <section className={s['story']} id={story.title}>
    <header>
      <h2 className="h4">{story.title}</h2>
      <p className="sm t3">{story.rule}</p>
    </header>
    <div className={s['cases']}>
      {story.cases(say).map(({ name, show, wide }) => (
        <figure key={name} className={wide ? s['wide'] : undefined}>
          {show}
          <figcaption className="xs t3">{name}</figcaption>
        </figure>
      ))}
    </div>
  </section>
)
