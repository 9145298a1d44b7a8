import type { Story } from '../workshop/story.tsx'
import { Cover, IssuerTile } from './cover.tsx'
import { Logo, Mark } from './mark.tsx'

const patterns = ['skyline', 'strata', 'ascent', 'orbit'] as const
const seeds = ['AURB', 'HCCL', 'SLW31', 'LBR3', 'KGN29'] as const

export const story: Story = {
  title: 'Brand and artwork',
  rule: 'One seed always wears the same cover and tile. Artwork is cropped, never stretched.',
  cases: () => [
    { name: 'logo', show: <Logo height={22} /> },
    { name: 'mark', show: <Mark size={40} /> },
    {
      name: 'issuer tiles',
      show: (
        <div className="row">
          {seeds.map((seed) => (
            <IssuerTile key={seed} seed={seed} tone="orbit" />
          ))}
        </div>
      ),
    },
    ...patterns.map((pattern) => ({
      name: pattern,
      show: (
        <div style={{ height: '136px' }}>
          <Cover pattern={pattern} seed="AURB" />
        </div>
      ),
    })),
  ],
}
