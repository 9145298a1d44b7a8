import type { Localize, Story } from '../workshop/story.tsx'
import { ShareBar } from './share-bar.tsx'

const bar = (localize: Localize, ...percents: readonly number[]) => {
  const left = 100 - percents.reduce((sum, each) => sum + each, 0)
  return (
    <ShareBar
      shares={percents.map((percent, at) => ({
        id: String(at),
        label: localize(`Owner ${at + 1}`, `股东 ${at + 1}`),
        percent,
        text: `${percent}%`,
        ...(percent >= 25 && { tag: '≥ 25%' }),
      }))}
      rest={{ label: localize('Not declared', '未申报'), percent: left, text: `${left}%` }}
    />
  )
}

export const story: Story = {
  title: { en: 'Share bar', zh: '占比条' },
  rule: {
    en: 'Who has how much of one whole: a bar, and a line in words for each part.',
    zh: '各方在整体中的占比：一条占比条，每项各有一行文字说明。',
  },
  cases: (localize) => [
    { name: localize('nothing yet', '尚无'), show: bar(localize) },
    { name: localize('some', '部分'), show: bar(localize, 42, 31, 18) },
    { name: localize('all', '全部'), show: bar(localize, 25, 25, 10, 10, 10, 10, 10) },
  ],
}
