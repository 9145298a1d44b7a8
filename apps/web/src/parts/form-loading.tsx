import { Card } from '@tessera/ui/card.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import s from './loading.module.css'

/** A form that is on its way: it takes the window, so that what stands below does not jump when it comes. */
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
