import type { Field, PayloadRequest } from 'payload'
import { label } from '@/platform/cms-labels'

/** Who saved last. Every version keeps its own, so the list of versions says who changed what. */
export const changedByField: Field = {
  name: 'changedBy',
  type: 'text',
  label: label('Last changed by', 'แก้ไขล่าสุดโดย'),
  admin: { position: 'sidebar', readOnly: true },
}

/** Writes the name of who saves into the record. What programs save has nobody's name. */
export function signChange<Data extends object>({ data, req }: { data: Data; req: PayloadRequest }): Data {
  return { ...data, changedBy: req.user?.name ?? null }
}
