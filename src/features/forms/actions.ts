export { postedText as fieldOf } from '@/platform/posted-text'
export {
  consumeFormQuota,
  consumeRecipientQuota,
  pageOfSender,
  parameterOfSender,
  passesTimeTrap,
} from './actions/sender'
