import { Card } from '@tessera/ui/card.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import s from './loading.module.css'

/** The placeholder of a loading form, as high as the window, so that the content below does not jump. */
export const FormLoading = () => (
  <div className={s['formLoading']} aria-busy>
    <Card>
      <div className="col" style={{ '--g': '24px' }}>
        <Skeleton width="30%" />
        <Skeleton />
        <Skeleton width="30%" />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </Card>
  </div>
)
