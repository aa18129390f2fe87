import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue({
  en: {
    dialogTitle: 'Find a table',
    dialogText: 'Tell us when and where. You need a place, a date and a time.',
    venue: 'Venue type',
    date: 'Saturday',
    time: 'Time',
    distance: 'Maximum distance',
    miles: '{miles} miles',
    ages: 'Age range',
    ageRange: '{min} – {max}',
    openEnded: '{age}+',
    youngest: 'Youngest age',
    oldest: 'Oldest age',
    years: '{age} years',
    submit: 'Submit Request',
    submitting: 'Submitting...',
    cancel: 'Cancel',

    missingTitle: 'Missing Information',
    missingText: 'Please select date and time preferences.',
    lookingTitle: 'Looking for your perfect match!',
    lookingText:
      "We're finding people who fit your preferences. You'll hear from us as soon as there is a table.",
    inMatchTitle: 'Already in a Match',
    inMatchText:
      "You're currently in an active match. Please leave your current match before joining a new one.",
    error: 'Error',
    createFailed: 'Failed to create matching request. Please try again.',
    cancelFailed: 'Failed to cancel request',
    cancelFailedHere: 'Failed to cancel request.',
    cancelled: 'Request Cancelled',
    cancelledText: 'You are no longer looking for a table.',
    fetchFailed: 'Failed to fetch active request',

    conflictTitle: 'Existing Request Found',
    conflictText:
      'You already have an active request. You can keep it, or cancel it and send this one instead.',
    keep: 'Keep Current Request',
    replace: 'Cancel & Create New',
    replacing: 'Creating...',

    activeTitle: 'Active Request',
    searching: 'Searching...',
    matched: '✓ Matched',
    when: 'When',
    at: 'At',
    where: 'Where',
    within: 'Within',
    withinNotApplied: 'Any distance',
    notAppliedNote: 'Distance is not applied until you add your location.',
    company: 'Ages',
    cancelRequest: 'Cancel Request',
    cancelling: 'Cancelling...',

    cafeTitle: 'Cafe Group',
    cafeText: 'Coffee, cake and easy conversation.',
    restaurantTitle: 'Restaurant Group',
    restaurantText: 'A proper meal at a shared table.',

    findingTitle: 'Finding Your Group',
    findingText: 'We are setting a table for {date}. You will see it here the moment everyone is found.',
    readyTitle: 'Ready to Meet New People',
    readyText: 'Pick a cafe or a restaurant and we find the people to sit down with.',
  },
});
