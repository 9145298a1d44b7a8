import type { Story } from '../workshop/story.tsx'
import { Cover, IssuerTile } from './cover.tsx'
import { Logo, Mark } from './mark.tsx'

const patterns = [
  ['skyline', '天际线'],
  ['strata', '地层'],
  ['ascent', '阶梯'],
  ['orbit', '轨道'],
] as const
const seeds = ['AURB', 'HCCL', 'SLW31', 'LBR3', 'KGN29'] as const

export const story: Story = {
  title: { en: 'Brand and artwork', zh: '品牌与图形' },
  rule: {
    en: 'One seed always wears the same cover and tile. Artwork is cropped, never stretched.',
    zh: '同一代码始终使用同一封面与图块。图形只裁切，不拉伸。',
  },
  cases: (say) => [
    { name: say('logo', '标志与字标'), show: <Logo height={22} /> },
    { name: say('mark', '标志'), show: <Mark size={40} /> },
    {
      name: say('issuer tiles', '发行方图块'),
      show: (
        <div className="row">
          {seeds.map((seed) => (
            <IssuerTile key={seed} seed={seed} tone="orbit" />
          ))}
        </div>
      ),
    },
    ...patterns.map(([pattern, zh]) => ({
      name: say(pattern, zh),
      show: (
        <div style={{ height: '136px' }}>
          <Cover pattern={pattern} seed="AURB" />
        </div>
      ),
    })),
  ],
}
