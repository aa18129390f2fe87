import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('pictures', {
  choosePicture: 'Choose a picture',
  chooseOther: 'Choose another',
  removePicture: 'Remove',
  discardPicture: 'Undo',
  cropHint: 'Drag to move, pinch or scroll to zoom.',
  cropHow: 'The part people will see. Use the arrow keys to move it, + and - to zoom.',
  zoom: 'Zoom',

  wrongTypeTitle: 'Invalid file type',
  wrongTypeText: 'Please select an image file (PNG, JPG, etc.)',
  heicTitle: 'HEIC picture',
  heicText: "This browser can't open HEIC pictures. Please choose a JPG or PNG.",
  tooLargeTitle: 'File too large',
  tooLargeText: 'Please select an image smaller than 2MB',
});
