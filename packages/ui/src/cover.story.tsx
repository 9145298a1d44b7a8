import { Play } from '../workshop/play.tsx'
import type { Story } from '../workshop/story.tsx'
import { Cover, IssuerTile } from './cover.tsx'
import { Logo, Mark } from './mark.tsx'
import { Sparkline } from './sparkline.tsx'

const patterns = [
  ['skyline', '天际线'],
  ['strata', '地层'],
  ['ascent', '阶梯'],
  ['orbit', '轨道'],
] as const
const prices = {
  up: ['12.10', '12.20', '12.15', '12.40', '12.48'],
  down: ['12.48', '12.30', '12.36', '12.20', '12.02'],
  flat: ['12.40', '12.40', '12.40'],
}
const seeds = ['AURB', 'HCCL', 'SLW31', 'LBR3', 'KGN29'] as const

export const story: Story = {
  title: { en: 'Brand and artwork', zh: '品牌与图形' },
  rule: {
    en: 'The same seed always gives the same cover and tile. Artwork is cropped, never stretched.',
    zh: '相同种子始终生成相同的封面与图块。图形只裁切，不拉伸。',
  },
  cases: (localize) => [
    { name: localize('logo', '标志与字标'), show: <Logo height={22} /> },
    { name: localize('mark', '标志'), show: <Mark size={40} /> },
    {
      name: localize('issuer tiles', '发行人图块'),
      show: (
        <div className="row">
          {seeds.map((seed) => (
            <IssuerTile key={seed} seed={seed} tone="orbit" />
          ))}
        </div>
      ),
    },
    ...patterns.map(([pattern, zh]) => ({
      name: localize(pattern, zh),
      show: (
        <div style={{ height: '136px' }}>
          <Cover pattern={pattern} seed="AURB" />
        </div>
      ),
    })),
    ...(['up', 'down', 'flat'] as const).map((tone) => ({
      name: localize(
        `sparkline: ${tone}`,
        { up: '日内走势：上涨', down: '日内走势：下跌', flat: '日内走势：持平' }[tone],
      ),
      show: <Sparkline values={prices[tone]} label={localize('Price', '价格')} tone={tone} />,
    })),
    {
      name: localize('with knobs', '可调'),
      wide: true,
      show: (
        <Play controls={{ pattern: ['skyline', 'strata', 'ascent', 'orbit'], seed: 'LBR3' }}>
          {({ pattern, seed }) => (
            <div style={{ height: '136px' }}>
              <Cover pattern={pattern} seed={seed} />
            </div>
          )}
        </Play>
      ),
    },
  ],
}
