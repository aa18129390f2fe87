import english from 'ra-language-english';

const { ra } = english;

/** react-admin's texts, with saved views for what it calls queries; its button for filters has nothing else here. */
export const reactAdminMessages: typeof english = {
  ra: {
    ...ra,
    action: { ...ra.action, add_filter: 'Saved views' },
    saved_queries: {
      label: 'Saved views',
      query_name: 'Name of the view',
      new_label: 'Save this view...',
      new_dialog_title: 'Save this view as',
      remove_label: 'Remove the view',
      remove_label_with_name: 'Remove "%{name}"',
      remove_dialog_title: 'Remove the view?',
      remove_message: 'Remove this view from the list?',
      help: 'Filter the list and save the view',
    },
  },
};
