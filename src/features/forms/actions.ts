export {
  consumeFormQuota,
  consumeRecipientQuota,
  fieldOf,
  pageOfSender,
  parameterOfSender,
  passesTimeTrap,
} from './actions/sender'
