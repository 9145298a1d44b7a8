import { api } from '#parts/api.ts'
import { OnDemandFile } from '#parts/on-demand-file.tsx'

/** A picture of a deal, loaded on request, because each view is an entry of the audit log. */
export const DealPicture = ({ deal, upload, label }: { deal: string; upload: string; label: string }) => (
  <OnDemandFile
    id={upload}
    name={label}
    mediaType="image/png"
    label={label}
    open={() => api.otcDealsReview.file({ id: deal, upload })}
  />
)
