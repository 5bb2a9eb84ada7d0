/** English texts of the form that changes a password. They are lazy-loaded with the form. */

export const passwordTexts = {
  title: 'Change Password',
  current: 'Current Password',
  new: 'New Password',
  confirmation: 'Confirm Password',
  noCurrent: 'Please input current password',
  noNew: 'Please input new password',
  noConfirmation: 'Please input the new password again',
  different: 'The two passwords do not match',
  tooShort: 'Password needs to be more than 6 characters',
  weak: 'The password is not strength',
  tooLong: 'Max %{max} characters',
};
