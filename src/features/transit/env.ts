import { z } from 'zod'
import { readMapOrigins, readMapStyle } from './domain/map-sources'

/** The variables of this feature. */
export const env = {
  /** The tile map over our own drawing: browsers load this style, and the CSP allows its origins. */
  MAP_STYLE_URL: z
    .string()
    .refine(
      (text) => readMapStyle(text) !== null,
      'must be https (http on this machine only), without user or fragment',
    )
    .transform((text) => readMapStyle(text) ?? '')
    .optional(),
  MAP_ORIGINS: z
    .string()
    .refine((text) => readMapOrigins(text) !== null, 'must be like https://tiles.example.com, comma between')
    .optional(),
} as const
