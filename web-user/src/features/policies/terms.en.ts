import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

export const policy: Policy = {
  intro: `These terms are the agreement between you and ${operator() ? `${operator()}, who run ${APP_NAME}` : APP_NAME}. They are written to be read. If anything in them does not sit well with you, please don't use the service.`,
  sections: [
    {
      title: 'What we offer',
      paragraphs: [
        `${APP_NAME} introduces adults to one another and seats them in small groups on Saturdays, at a cafe or a restaurant. You tell us when you're free, what kind of place you like and how far you'd travel. We propose a table and open a chat for it.`,
        "We don't own, run or book the places where you meet. Food, drink, travel and everything else at the venue are between you and the venue.",
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        "You must be 18 or older. By creating an account you confirm that you are, and that the date of birth you gave is your own. We close the accounts of people who aren't.",
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        "One person, one account. Give us correct details, keep your password to yourself and tell us if someone else has got hold of it. In the settings you see where you are signed in, and we'll email you when someone signs in on a new device. What happens under your account is treated as done by you until you tell us otherwise.",
      ],
    },
    {
      title: 'How you are matched',
      paragraphs: [
        "Tables are formed by a program from the preferences, survey answers, age range and distance you set. You may hold one open request at a time. We can't promise that a table will be found for a given Saturday, that everyone will come, or that you will get along.",
        'A request keeps the place that its table was found for: if you move, it counts from your next request on. To protect where people live, you can change your location three times a day and ten times a month.',
      ],
    },
    {
      title: 'Showing up',
      paragraphs: [
        "Other people plan their Saturday around you. If you can't come, leave the table in the app as early as you can so someone else can have your seat. Anyone at a table can cancel it for everyone; please do that only when the meetup really can't happen.",
        `If you miss tables or give up seats late several times within 90 days, others are seated first for up to 30 days. Where the people who run ${APP_NAME} have switched it on, you may also be unable to ask for a new table for up to 14 days. We'll email you the reason and the end, and you can appeal once to a moderator.`,
      ],
    },
    {
      title: 'How we treat one another',
      paragraphs: ['A table is only as good as its manners. You agree not to:'],
      points: [
        'harass, threaten, insult or discriminate against anyone;',
        'pretend to be someone else or use a picture of someone else;',
        'advertise, recruit, sell or ask for money;',
        'pass on what others told you or show their pictures without asking them;',
        'record people, or bring guests, without the consent of the table;',
        'use the service for anything unlawful.',
      ],
    },
    {
      title: 'Your safety',
      paragraphs: [
        `${APP_NAME} does not screen its users. We don't run background checks and we don't guarantee anyone's identity, conduct or intentions, nor your safety.`,
        'Meet in public places, tell a friend where you are, keep your own way home and trust your judgement. In an emergency call the emergency services first.',
      ],
    },
    {
      title: 'Verification and trust scores',
      paragraphs: [
        "You can verify your email, date of birth, phone, identity document and picture, and each step adds to your trust score. Verification is optional. A badge or a high score says that a step was completed; it's no guarantee of who a person is or how they will behave.",
      ],
    },
    {
      title: 'What you write and upload',
      paragraphs: [
        "What you write stays yours. You allow us to store it and show it to the people it's meant for, which is what running the service takes. Don't upload anything you have no right to share.",
      ],
    },
    {
      title: 'Reports, suspension and termination',
      paragraphs: [
        'Anyone can report a person, a message or a meetup. We look into reports and may read the messages around the one reported. You can also block a person: then neither of you sees what the other writes, and you are not seated together again.',
        "We may suspend or terminate an account that violates these terms or harms the community, at once where safety calls for it. Ending an account takes two moderators. You are told the reason, and you can ask once for someone who didn't decide it to look at it again. You can delete your own account at any time, also while it is suspended.",
      ],
    },
    {
      title: 'Availability and changes to the service',
      paragraphs: [
        "We try to keep the service running and your data intact, but it's offered as it is and may be interrupted, changed or ended. If a change matters to you, we'll tell you beforehand.",
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'As far as the law allows, we are not liable for the conduct of users on or off the service, for what happens at or around a meeting, or for indirect losses. Nothing in these terms limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        "When these terms change, we'll publish the new text here with its date, and we'll tell you in the app if the change is more than a matter of wording. If you go on using the service after that, the new terms apply.",
      ],
    },
  ],
  closing: {
    title: 'Contact',
    paragraphs: [
      contactSentences({
        byEmail: 'Questions about these terms? Write to {contact}, and a person will answer.',
        elsewhere: 'You can reach us here: {reach}.',
        otherwise: `Questions about these terms? Please ask ${operatorName() || `the people who run ${APP_NAME} where you are`}.`,
      }),
    ],
  },
};
