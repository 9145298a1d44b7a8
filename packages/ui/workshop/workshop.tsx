import { useEffect, useState } from 'react'
import { en_US } from '../src/kit.messages.en_US.ts'
import { zh_CN } from '../src/kit.messages.zh_CN.ts'
import { Logo } from '../src/mark.tsx'
import { Tabs } from '../src/tabs.tsx'
import { applyAppearance, type AppearanceName, appearances } from '../src/theme.ts'
import { Kit } from '../src/kit.tsx'
import type { Both, Localize, Story } from './story.tsx'
import s from './workshop.module.css'

const languages = ['en-US', 'zh-CN'] as const
const messages = { 'en-US': { kit: en_US }, 'zh-CN': { kit: zh_CN } }
type Language = (typeof languages)[number]
const choices = { ...appearances, language: languages }
type Choices = { [K in AppearanceName]: (typeof appearances)[K][number] } & { language: Language }

/** The switches are in the address, so that every state has a link. */
function fromAddress(): Choices {
  const query = new URLSearchParams(location.search)
  const pick = <T extends string>(name: string, all: readonly [T, ...T[]]): T =>
    all.find((one) => one === query.get(name)) ?? all[0]
  return {
    theme: pick('theme', appearances.theme),
    updown: pick('updown', appearances.updown),
    density: pick('density', appearances.density),
    language: pick('language', languages),
  }
}

type Shelved = Story & { readonly id: string }

/** `?story=button` shows only that story; `?bare` hides the head, for pictures. */
const parameters = new URLSearchParams(location.search)
const bare = parameters.has('bare')

export function Workshop({ stories }: { stories: readonly Shelved[] }) {
  const [now, setNow] = useState(fromAddress)
  useEffect(() => {
    applyAppearance('theme', now.theme)
    applyAppearance('updown', now.updown)
    applyAppearance('density', now.density)
    document.documentElement.lang = now.language
    const newSearch = new URLSearchParams({ ...Object.fromEntries(parameters), ...now })
    history.replaceState(null, '', `?${newSearch}${location.hash}`)
  }, [now])
  const localize: Localize = (en, zh) => (now.language === 'en-US' ? en : zh)
  const visibleStories = stories.filter(({ id }) => !parameters.has('story') || parameters.get('story') === id)
  return (
    <Kit locale={now.language} messages={messages[now.language]}>
      {!bare && (
        <header className={s['head']}>
          <Logo />
          <h1 className="sr">{localize('Workshop', '组件工坊')}</h1>
          <Switches now={now} onChange={setNow} localize={localize} />
        </header>
      )}
      {!bare && <Contents stories={stories} localize={localize} />}
      <main className={s['sheet']}>
        {visibleStories.map((story) => (
          <StoryView key={story.id} story={story} localize={localize} />
        ))}
      </main>
    </Kit>
  )
}

const inWords = (localize: Localize, { en, zh }: Both) => localize(en, zh)

const Contents = ({ stories, localize }: { stories: readonly Shelved[]; localize: Localize }) => (
  <nav className={s['contents']} aria-label={localize('Widgets', '组件')}>
    {stories.map(({ id, title }) => (
      <a key={id} className="link" href={`#${id}`}>
        {inWords(localize, title)}
      </a>
    ))}
  </nav>
)

const words: Readonly<Record<string, Both>> = {
  theme: { en: 'Theme', zh: '主题' },
  language: { en: 'Language', zh: '语言' },
  updown: { en: 'Up and down', zh: '涨跌颜色' },
  density: { en: 'Density', zh: '密度' },
  light: { en: 'Light', zh: '浅色' },
  dark: { en: 'Dark', zh: '深色' },
  'en-US': { en: 'English', zh: 'English' },
  'zh-CN': { en: '简体中文', zh: '简体中文' },
  'green-up': { en: 'Green up', zh: '绿涨红跌' },
  'red-up': { en: 'Red up', zh: '红涨绿跌' },
  comfortable: { en: 'Comfortable', zh: '宽松' },
  compact: { en: 'Compact', zh: '紧凑' },
}
const wordOf = (localize: Localize, name: string) => inWords(localize, words[name] ?? { en: name, zh: name })

const names = ['theme', 'language', 'updown', 'density'] as const

const Switches = ({
  now,
  onChange,
  localize,
}: {
  now: Choices
  onChange: (next: Choices) => void
  localize: Localize
}) => (
  <div className={s['switches']}>
    {names.map((name) => (
      <Tabs
        key={name}
        label={wordOf(localize, name)}
        variant="segmented"
        size="sm"
        items={choices[name].map((id) => ({ index: id, name: wordOf(localize, id) }))}
        chosen={now[name]}
        onChange={(id) => onChange({ ...now, [name]: id })}
      />
    ))}
  </div>
)

const StoryView = ({ story, localize }: { story: Shelved; localize: Localize }) => (
  <section className={s['story']} id={story.id}>
    <header>
      <h2 className="h4">{inWords(localize, story.title)}</h2>
      <p className="sm t3">{inWords(localize, story.rule)}</p>
    </header>
    <div className={s['cases']}>
      {story.cases(localize).map(({ name, show, wide }) => (
        <figure key={name} className={wide ? s['wide'] : undefined}>
          {show}
          <figcaption className="xs t3">{name}</figcaption>
        </figure>
      ))}
    </div>
  </section>
)
