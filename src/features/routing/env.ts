import { z } from 'zod'
import { readHosts } from '@/kernel/http/host-list'
import { readSeparateHosts } from './domain/separate-hosts'

/** The variables of this feature. */
export const env = {
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .refine((list) => readHosts(list) !== null, 'must be host names without https:// and paths, comma between')
    .transform((list) => readHosts(list) ?? []),
  SEPARATE_HOSTS: z
    .string()
    .refine((text) => readSeparateHosts(text) !== null, 'must be like host=/mainpage,/page;host=/mainpage')
    .transform((text) => readSeparateHosts(text) ?? [])
    .optional(),
} as const
