'use client'

export { ErrorPage as default } from '@/features/content/ui/error-page'
