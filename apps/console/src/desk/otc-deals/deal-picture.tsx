import { api } from '#parts/api.ts'
import { OnDemandFile } from '#parts/on-demand-file.tsx'

/** An image of an OTC deal. It loads only when the operator opens it, because each view enters the audit log. */
export const DealPicture = ({ deal, upload, label }: { deal: string; upload: string; label: string }) => (
  <OnDemandFile
    id={upload}
    name={label}
    mediaType="image/png"
    label={label}
    open={() => api.otcDealsReview.file({ id: deal, upload })}
  />
)
