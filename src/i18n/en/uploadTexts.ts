/** English texts of upload inputs. They are lazy-loaded with these inputs. */

export const uploadTexts = {
  addFile: 'Choose file',
  addImage: 'Add image',
  empty: 'The file is empty',
  is: '%{name} is %{kind}',
  isLarge: '%{name} has %{size}',
  isNo: '%{name} is not a valid %{ending} file',
  isOther: '%{name} is a %{ending} file',
  kind: {
    gif: 'a GIF picture',
    jpeg: 'a JPEG picture',
    office: 'an older Office document',
    pdf: 'a PDF',
    png: 'a PNG picture',
    webp: 'a WebP picture',
    zip: 'a ZIP archive or an Office document',
  },
  moveEarlier: 'Move %{name} earlier',
  moveLater: 'Move %{name} later',
  needsRecord: 'Files can be added after the first save',
  noPath: 'The server did not store the file',
  progress: 'Uploading %{name}',
  remove: 'Remove %{name}',
  replace: 'Choose another file',
  retry: 'Try again',
  running: 'Please wait until the upload has finished',
  tooLarge: 'The file is larger than %{size}',
  tooMany:
    'At most %{smart_count} file is allowed. Not added: %{names} |||| At most %{smart_count} files are allowed. Not added: %{names}',
  wrongType: 'Only %{types} files are accepted',
};
